import { processings } from '@memocartes/contract/privacy/register';
import { retentions } from '@memocartes/contract/privacy/retention';
import type { Words } from '@memocartes/contract/text/words';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import './register.css';

type TableProps = {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Words[])[];
};

function WordsTable({ label, head, rows }: TableProps) {
  const locale = useLocale();
  return (
    <table className="register" aria-label={label}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]!.fr}>
            {cells.map((text, index) => (
              <td key={head[index]} data-label={head[index]}>
                {text[locale]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The register: what is collected, why, who sees it, and how long it is kept. The server deletes data by the same table
 * of retention periods [privacy.retention].
 */
export function Register() {
  const { t } = useTranslation('privacy');
  return (
    <Stack gap={5}>
      <Card title={t('register.processings')}>
        <WordsTable
          label={t('register.processings')}
          head={[t('register.what'), t('register.why'), t('register.basis'), t('register.who')]}
          rows={processings.map(({ what, why, basis, who }) => [what, why, basis, who])}
        />
      </Card>
      <Card title={t('register.retention')}>
        <WordsTable
          label={t('register.retention')}
          head={[t('register.what'), t('register.period'), t('register.reason')]}
          rows={retentions.map(({ what, period, why }) => [what, period, why])}
        />
      </Card>
      <Card title={t('register.rights')}>
        <ul>
          {(['access', 'rectify', 'erase', 'withdraw', 'complain'] as const).map((right) => (
            <li key={right}>{t(`register.rightsList.${right}`)}</li>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}
