import { useOnline } from '@memocartes/shared-shell/online';
import { useSettings } from '@memocartes/shared-shell/settings';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { classes } from '@memocartes/shared-ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { TypefaceMenu } from '../fonts/TypefaceMenu.tsx';
import { useTypeface } from '../fonts/typefaces.ts';
import { useInstruction } from '../speech/guidance.ts';
import './device.css';

export type FrameProps = {
  /** Parts of the location, such as school and class; undefined parts are left out. */
  readonly where?: readonly (string | undefined)[];
  /** Called by the back button; without it there is no back button. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** Whether the content is wide, such as the list of names. */
  readonly wide?: boolean;
  /** The instruction, spoken once, and again when the loudspeaker button is pressed. */
  readonly instruction?: string;
  readonly children: ReactNode;
};

/** The frame of each step of the student's page: location, back button, content. */
export function Frame({ where = [], onBack, backLabel, wide, instruction, children }: FrameProps) {
  const { t } = useTranslation('device');
  const { APP_NAME } = useSettings();
  const online = useOnline();
  const typeface = useTypeface();
  const repeatInstruction = useInstruction(instruction);
  const place = where.filter(Boolean).join(' · ');

  return (
    <div className="student" data-accent="student" data-typeface={typeface}>
      <div className="student__top">
        <div className="student__where">
          <strong translate="no">{APP_NAME}</strong>
          {place && <span>{place}</span>}
        </div>
        <div className="student__tools">
          {!online && (
            <span className="student__offline">
              <Icon name="wifi-off" />
              {t('offline.tag')}
            </span>
          )}
          {onBack && (
            <Button kind="quiet" icon="arrow-left" onClick={onBack}>
              {backLabel ?? t('back')}
            </Button>
          )}
          {repeatInstruction && <IconButton icon="sound" label={t('guidance.say')} onClick={repeatInstruction} />}
          <TypefaceMenu />
        </div>
      </div>
      <div className={classes('student__main', wide && 'student__main--wide')}>{children}</div>
    </div>
  );
}
