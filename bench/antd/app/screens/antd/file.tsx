import Upload from 'antd/es/upload';
import { useState } from 'react';

import { AntdTheme } from '../../../../../shared-ui/antd/AntdTheme.tsx';

type Files = NonNullable<Parameters<typeof Upload>[0]['fileList']>;

export default function FileScreen() {
  const [files, setFiles] = useState<Files>([{ uid: '1', name: 'élèves.csv', size: 3 }]);
  return (
    <AntdTheme>
      <Upload.Dragger
        name="file"
        accept=".csv"
        maxCount={1}
        fileList={files}
        beforeUpload={() => false}
        onChange={({ fileList }) => setFiles(fileList)}
      >
        <p>Déposez un fichier ici, ou parcourez</p>
      </Upload.Dragger>
    </AntdTheme>
  );
}
