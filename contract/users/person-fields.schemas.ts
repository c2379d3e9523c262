import { z } from 'zod';

import { emailPattern } from '../fields/email.ts';
import { day, instant, line, requiredText, string } from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { addressInName, capitalise } from '../fields/names.ts';
import { phonePattern, plainPhone } from '../fields/phone.ts';
import { levels } from '../levels/levels.ts';
import { deliveryFailures } from '../mails/delivery-failures.ts';
import { roles } from '../permissions/roles.ts';
import { accountStatuses } from './account-status.ts';
import { genders } from './people.ts';

export const level = z.enum(levels);
export const gender = z.enum(genders);

const wrongEmail = 'Adresse email non valide';
// [accounts.email]
export const email = string().trim().toLowerCase().max(maxLength.email, wrongEmail).regex(emailPattern, wrongEmail);
/** Phone of staff and followers [accounts.phone]. */
export const phone = string().overwrite(plainPhone).regex(phonePattern, 'Téléphone incorrect');
const noAddress = (name: string) => !addressInName.test(name);
const addressMessage = 'Un nom ne contient ni adresse web ni adresse e-mail\u00a0: retirez-la.';
/** A person's first or last name, possibly empty [accounts.names]; it is capitalised [students.names]. */
export const personName = line(maxLength.personName).refine(noAddress, addressMessage).overwrite(capitalise);
export const requiredName = requiredText(maxLength.personName).refine(noAddress, addressMessage).overwrite(capitalise);
/** A day or an instant. An access that ends on a day lasts until the end of that day in Paris. */
export const dayOrInstant = z.union([day, instant], 'Date attendue : AAAA-MM-JJ.');

/** Reference to an object by id and name. */
export const named = z.object({ id: z.int(), name: z.string() });
/**
 * Number of a student's drawing and its colour, decoded by `shared-ui/child-picture`. In a class of up to 32 students
 * all drawings are different.
 */
export const childPicture = z.int().min(0).max(255);

/** Document of a picture; its bytes are at `/api/documents/{id}`. */
export const avatar = z.object({ id: z.int() });

/**
 * Times of the last invitation (null if never invited) and of the last change of the account's status.
 * `invitation_failure`: why the mail of that invitation did not arrive.
 */
export const invitation = {
  date_invited: instant.nullable(),
  date_status: instant,
  invitation_failure: z.enum(deliveryFailures).nullish(),
};

export const authentication = z.object({
  id: z.int(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  email: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  date_subscription: instant,
  date_expiration: instant.nullable(),
  ...invitation,
});
export type Authentication = z.infer<typeof authentication>;
