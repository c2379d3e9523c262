import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { useGetContactMessageQuery } from '@memocartes/shared-api/contact.api';
import { DescriptionList, emailLink, phoneLink, ViewPanel } from '@memocartes/shared-features/panel-form';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { ContactStateTag, TrialTag } from '../ContactStateTag.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useDeleteMessage } from './useDeleteMessage.ts';
import { useMarkMessage } from './useMarkMessage.ts';
import '../contact.css';

function Facts({ message }: { readonly message: ReceivedMessage }) {
  const { t } = useTranslation('contactMessages');
  const dates = useDates();
  const label = useRoleLabel();
  const { sender, trial, answered_by, date_answer } = message;
  const school = sender?.school;
  const who = trial ? t(`trialFor.${trial.for}`) : sender && label(sender.role);

  return (
    <DescriptionList
      items={[
        [t('state'), <ContactStateTag key="state" state={message.state} />],
        ...(trial ? [[t('kind'), <TrialTag key="kind" />] as const] : []),
        [t('sender'), sender ? `${personName(sender)} (${who})` : t('unknown')],
        [
          t('school'),
          school ? (
            <TextLink key="school" to={`/superadmin/schools/${school.id}`}>
              {school.name}
            </TextLink>
          ) : (
            trial?.school
          ),
        ],
        [t('email'), emailLink(sender?.email)],
        [t('phone'), phoneLink(sender?.phone)],
        [t('received'), dates.instant(message.date_create)],
        ...(date_answer ? [[t('answeredOn'), dates.instant(date_answer)] as const] : []),
        ...(answered_by ? [[t('answeredBy'), personName(answered_by)] as const] : []),
      ]}
    />
  );
}

function Quote({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h3 className="contact-quote__title">{title}</h3>
      <p className="contact-quote">{text}</p>
    </section>
  );
}

function AnswerActions({ message }: { readonly message: ReceivedMessage }) {
  const { t } = useTranslation('contactMessages');
  const { switchTo } = usePanel();
  const mark = useMarkMessage(message.id);
  if (message.answer !== null) return null;
  if (message.state === 'ANSWERED') {
    return (
      <Button icon="undo" onClick={() => void mark('NEW')}>
        {t('reopen')}
      </Button>
    );
  }

  return (
    <>
      <Button icon="check" onClick={() => void mark('ANSWERED')}>
        {t('markAnswered')}
      </Button>
      {message.sender?.email && (
        <Button kind="primary" icon="mail" onClick={() => switchTo('EDIT')}>
          {t('answer')}
        </Button>
      )}
    </>
  );
}

function Actions({ message }: { readonly message: ReceivedMessage }) {
  const { t } = useTranslation('panelForm');
  const remove = useDeleteMessage(message.id);
  return (
    <>
      <Button kind="danger-quiet" icon="trash" onClick={() => void remove()}>
        {t('delete')}
      </Button>
      <AnswerActions message={message} />
    </>
  );
}

/** A message of the contact form in the side panel; in EDIT mode, the form to answer it. */
export default function ContactMessagePanel() {
  const { t } = useTranslation('contactMessages');
  const { mode, itemId } = usePanel();
  const query = useGetContactMessageQuery(itemId === null ? skipToken : { id: itemId });
  const message = query.currentData;
  if (mode === 'EDIT' && message?.sender?.email && message.answer === null) return <AnswerForm message={message} />;

  return (
    <ViewPanel
      title={message?.subject ?? t('message')}
      query={{ ...query, data: message }}
      footer={(loadedMessage) => <Actions message={loadedMessage} />}
    >
      {(loadedMessage) => (
        <Stack gap={5}>
          <Facts message={loadedMessage} />
          {loadedMessage.details && <Quote title={t('message')} text={loadedMessage.details} />}
          {loadedMessage.trial && (
            <div>
              {/* An independent teacher also gets a school, with offer 1 or 2 [contact.trial-listed]. */}
              <LinkButton icon="school" to={`/superadmin/schools?panel=school&mode=ADD&item=${loadedMessage.id}`}>
                {t('createSchool')}
              </LinkButton>
            </div>
          )}
          {loadedMessage.answer !== null && <Quote title={t('theAnswer')} text={loadedMessage.answer} />}
        </Stack>
      )}
    </ViewPanel>
  );
}
