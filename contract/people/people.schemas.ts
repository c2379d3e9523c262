import { z } from 'zod';

import { maxLength } from '../lists/lengths.ts';
import { day, instant, line, requiredText, string } from '../lists/lists.ts';
import { roles } from '../permissions/roles.ts';
import { accountStatuses, addressInName, emailPattern, genders, levels, phonePattern } from './people.ts';
import { plainPhone } from './phone.ts';

/** Fields that several resources take or answer in the same shape. */
export const level = z.enum(levels);
export const gender = z.enum(genders);
export const studentStatuses = ['ACTIVE', 'INACTIVE'] as const;
export const studentStatus = z.enum(studentStatuses);

const wrongEmail = 'Adresse email non valide';
export const email = string().trim().toLowerCase().max(maxLength.email, wrongEmail).regex(emailPattern, wrongEmail);
/** Phone of staff and followers. */
export const phone = string().overwrite(plainPhone).regex(phonePattern, 'Téléphone incorrect');
/** A person's first or last name. */
const noAddress = (name: string) => !addressInName.test(name);
const addressRefused = 'Un nom ne contient ni adresse web ni adresse e-mail\u00a0: retirez-la.';
export const personName = line(maxLength.personName).refine(noAddress, addressRefused);
export const requiredName = requiredText(maxLength.personName).refine(noAddress, addressRefused);
/** Last moment of an access: a day holds until its end in Paris; an instant is taken as it is. */
export const deadline = z.union([day, instant], 'Date attendue : AAAA-MM-JJ.');

/** What points at a thing by name. */
export const named = z.object({ id: z.number().int(), name: z.string() });
/** Where a picture is: bytes at `/api/documents/{id}`. */
/** A child’s drawing and its colour, as `shared-ui/child-picture` reads it: two students of a class share none as long as there are enough. */
export const childPicture = z.number().int().min(0).max(255);

export const avatar = z.object({ id: z.number().int() });

/** When somebody was last invited, null for never; since when their account has its status. */
export const invitation = { date_invited: instant.nullable(), date_status: instant };

export const authentication = z.object({
  id: z.number().int(),
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
