import { DateField } from '@memocartes/shared-ui/fields';
import { useState } from 'react';

export default function Dates() {
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  return (
    <>
      <DateField name="from" label="Du" value={from} max={to ?? undefined} onChange={setFrom} />
      <DateField name="to" label="Au" value={to} min={from ?? undefined} onChange={setTo} />
    </>
  );
}
