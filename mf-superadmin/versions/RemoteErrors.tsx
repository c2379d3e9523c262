import type { RemoteError } from '@memocartes/contract/remotes/remotes.routes';
import { useListRemoteErrorsQuery } from '@memocartes/shared-api/remotes.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import './versions.css';

/** An error with its stack: each line is its position in the sources if known, else the text from the browser. */
function ErrorItem({ error }: { readonly error: RemoteError }) {
  const { t } = useTranslation('versions');
  const dates = useDates();
  const { kind, reason, version, route, stack, is_override: isOverride, nb, date_last: last } = error;
  return (
    <li>
      <Row gap={2}>
        <strong>{t(`kinds.${kind}`)}</strong>
        {isOverride && <Tag tone="warning">{t('tried')}</Tag>}
        <small>{t('seen', { count: nb, version, date: dates.instant(last) })}</small>
      </Row>
      {reason && <p className="versions__reason">{reason}</p>}
      {route && (
        <p>
          <code>{route}</code>
        </p>
      )}
      {stack.length > 0 && (
        <ol className="versions__stack">
          {stack.map(({ text, source }, i) => (
            // Index keys: lines may repeat and are never reordered.
            <li key={`${i} ${text}`} title={source ? text : undefined}>
              <code>{source ?? text}</code>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Errors({ name }: { readonly name: string }) {
  const { t } = useTranslation('versions');
  const query = useListRemoteErrorsQuery({ name }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded {...query} waiting={<Loading lines={4} />}>
      {({ errors }) =>
        errors.length > 0 ? (
          <Stack gap={2}>
            <p>{t('errorsHint')}</p>
            <ul className="versions__errors">
              {errors.map((error) => (
                <ErrorItem key={JSON.stringify(error)} error={error} />
              ))}
            </ul>
          </Stack>
        ) : (
          <p>{t('noErrors')}</p>
        )
      }
    </Loaded>
  );
}

/** The errors that browsers reported for a remote, fetched when the section is opened [portal.errors]. */
export function RemoteErrors({ name }: { readonly name: string }) {
  const { t } = useTranslation('versions');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('errors')}</summary>
      {isOpen && <Errors name={name} />}
    </details>
  );
}
