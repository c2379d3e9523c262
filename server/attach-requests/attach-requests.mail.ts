import type { Config } from '../config/config.ts';
import { asText, greet, writeMail } from '../mails/write-mail.ts';

type AttachRequestDetails = {
  person: { firstname: string; lastname: string };
  school: string;
  /** First name and initial of the last name. */
  child: string;
};

/** Informs a follower that a school where they are not registered yet requests to attach them to a child. */
export const attachRequestMail = (config: Config, { person, school, child }: AttachRequestDetails) =>
  writeMail({
    appName: config.APP_NAME,
    subject: 'Un établissement souhaite vous rattacher à un enfant',
    greeting: greet(person),
    paragraphs: [
      `L’établissement «\u00a0${asText(school)}\u00a0» souhaite vous rattacher à ${asText(child)} sur ${config.APP_NAME}, et a donné pour cela votre adresse e-mail.`,
      'La décision vous revient\u00a0: tant que vous n’avez pas accepté, cet établissement ne voit rien de vous, et vous ne voyez rien de cet enfant.',
    ],
    button: { label: 'Voir la demande', url: `${config.publicUrl}/my-childrens` },
    notes: [
      'La demande reste valable 30 jours. Si vous acceptez, l’établissement verra vos nom, téléphone et adresse e-mail, sans pouvoir les modifier.',
      'Vous ne connaissez pas cet enfant\u00a0? Refusez la demande, ou ignorez ce message.',
    ],
  });
