import { FileDrop } from '@memocartes/shared-ui/fields';
import { useState } from 'react';

export default function FileScreen() {
  const [file, setFile] = useState<File | null>(new File(['a;b'], 'élèves.csv'));
  return <FileDrop name="file" label="Fichier" value={file} onChange={setFile} extensions={['csv']} maxBytes={1e6} />;
}
