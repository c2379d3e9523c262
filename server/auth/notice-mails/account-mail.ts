import type { Config } from '../../config/config.ts';
import type { Mail } from '../../mails/mails.ts';
import { greet, type MailParts, writeMail } from '../../mails/write-mail.ts';
import type { Addressee } from './queue-notice.ts';

/** A mail to the owner of an account. `text` is in the language of the person [notifications.language]. */
export const writeAccountMail = (
  { APP_NAME: appName }: Config,
  person: Addressee,
  text: Omit<MailParts, 'lang' | 'appName' | 'greeting'>,
): Mail => writeMail({ lang: person.lang, appName, greeting: greet(person, person.lang), ...text });
