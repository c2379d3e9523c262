import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { Can } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { presenceOf } from '../students/presence.ts';
import { useOwnClass } from '../students/useOwnClass.ts';
import { useMarkPresent } from './useMarkPresent.ts';

type Props = {
  readonly sessionId: number;
  readonly students: readonly SessionStudent[];
  /** Whether all names are shown, on several lines if needed; otherwise those that fit on one line. */
  readonly showsAllNames: boolean;
};

/** With more names, screen readers do not read the names on the line, but only those in the list that it opens. */
const maxNamesRead = 3;

/**
 * Awaited students on one line, or with all their names [sessions.waiting]. When expanded, each student can be marked
 * present. Renders nothing when all have joined.
 */
export function AwaitedStudents({ sessionId, students, showsAllNames }: Props) {
  const { t } = useTranslation('sessions');
  const ownClass = useOwnClass();
  const id = useId();
  const line = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { markPresent, markingId } = useMarkPresent(sessionId);
  const awaited = students.filter((student) => presenceOf(student) === 'INACTIVE');
  if (awaited.length === 0) return null;

  const mark = async (student: SessionStudent) => {
    // The button disappears with its student, so the focus moves to the line.
    if (await markPresent(student)) line.current?.focus();
  };

  return (
    <div className="live-awaited">
      <button
        ref={line}
        type="button"
        className={classes('live-awaited__line', showsAllNames && 'live-awaited__line--all-names')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        <b>{t('awaited', { count: awaited.length })}</b>
        {!isOpen && <span aria-hidden={awaited.length > maxNamesRead}>{awaited.map(personName).join(', ')}</span>}
      </button>
      <ul id={id} hidden={!isOpen} aria-label={t('awaited', { count: awaited.length })}>
        {isOpen &&
          awaited.map((student) => (
            <li key={student.id}>
              <TextLink to={`/students/${student.id}`}>{personName(student)}</TextLink>
              <span className="mc-sr-only">{t('state.INACTIVE')}</span>
              <Can do="session:mark-presence" on={ownClass}>
                <Button
                  size="small"
                  kind="quiet"
                  icon="check"
                  busy={markingId === student.id}
                  aria-label={t('markPresentNamed', { name: personName(student) })}
                  onClick={() => void mark(student)}
                >
                  {t('markPresent')}
                </Button>
              </Can>
            </li>
          ))}
      </ul>
    </div>
  );
}
