import { maxLength } from '@memocartes/contract/fields/lengths';
import { capitalise } from '@memocartes/contract/fields/names';
import { namedRoles } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';
import type { relations } from '@memocartes/contract/users/people';
import type { CreateUser, RelationBody } from '@memocartes/contract/users/users.routes';
import type { TFunction } from 'i18next';
import { boolean, object, string } from 'yup';

import { personRules, textRule } from '../../field-rules/index.ts';

export type Relation = (typeof relations)[number];

/**
 * Result of a search by e-mail.
 * - `match`: a follower of the school, or of any school for a superadmin, to attach.
 * - `elsewhere`: a follower of another school, who must accept.
 * - `none`: nobody, or an account without a person.
 * - `professional`: an account of another role.
 */
export type SearchedFollower =
  | { readonly kind: 'elsewhere'; readonly email: string }
  | { readonly kind: 'match'; readonly email: string; readonly userId: number; readonly name: string }
  | { readonly kind: 'none'; readonly email: string; readonly accountId: number | null }
  | { readonly kind: 'professional'; readonly email: string };

/** Values of the follower form, to add a follower (search, attach or create) or to edit one. */
export type FollowerValues = {
  readonly email: string;
  /** Whether the user confirmed the attachment of the follower found, or the attach request. */
  readonly attach: boolean;
  readonly lastname: string;
  readonly firstname: string;
  readonly relation: Relation | null;
  readonly relation_other: string;
  readonly phone: string;
};

export const noFollower: FollowerValues = {
  email: '',
  attach: false,
  lastname: '',
  firstname: '',
  relation: null,
  relation_other: '',
  phone: '',
};

export type FollowerTexts = TFunction<'followerForm'>;

/** Rules of the relationship [followers.required]. */
export const relationFields = (t: FollowerTexts) => ({
  relation: string().nullable().required(t('panelForm:required')),
  relation_other: textRule(t, maxLength.relation).when('relation', {
    is: 'Autre',
    then: (schema) => schema.required(t('panelForm:required')),
  }),
});

/** Names and phone, all required. */
export function personFields(t: FollowerTexts) {
  const { name, phoneOf } = personRules(t);
  return { lastname: name, firstname: name, phone: phoneOf(namedRoles.follower) };
}

/** Validation of a new follower, depending on the search result [followers.phone] [followers.attach]. */
export function addSchema(t: FollowerTexts, result: SearchedFollower | undefined) {
  if (result?.kind === 'match' || result?.kind === 'elsewhere') {
    return object({ attach: boolean().oneOf([true], t('panelForm:required')), ...relationFields(t) });
  }
  const { email } = personRules(t);
  if (result?.kind === 'none') return object({ ...personFields(t), email, ...relationFields(t) });
  return object({ email });
}

/** The relationship, as request body. */
export const toRelation = ({ relation, relation_other }: FollowerValues): RelationBody => ({
  relation: relation as Relation,
  relation_other: relation === 'Autre' ? relation_other.trim() : null,
});

/** A follower to attach to a student, to send an attach request to, or to create. */
export type FollowerDraft = { readonly name: string; readonly email: string; readonly relation: RelationBody } & (
  | { readonly kind: 'attach'; readonly userId: number }
  /** An attach request: only the e-mail address of this person is known. */
  | { readonly kind: 'request' }
  | {
      readonly kind: 'new';
      readonly accountId: number | null;
      readonly lastname: string;
      readonly firstname: string;
      readonly phone: string;
    }
);

/** The draft of a valid form; undefined without a search result, or if the address has an account of another role. */
export function toDraft(values: FollowerValues, result: SearchedFollower | undefined): FollowerDraft | undefined {
  const relation = toRelation(values);
  if (result?.kind === 'match') {
    return { kind: 'attach', userId: result.userId, name: result.name, email: result.email, relation };
  }
  if (result?.kind === 'elsewhere') return { kind: 'request', name: result.email, email: result.email, relation };
  if (result?.kind !== 'none') return undefined;
  const lastname = capitalise(values.lastname);
  const firstname = capitalise(values.firstname);
  const phone = values.phone.trim();
  const { email, accountId } = result;

  return {
    kind: 'new',
    accountId,
    lastname,
    firstname,
    phone,
    email,
    relation,
    name: fullName({ firstname, lastname }),
  };
}

/**
 * The body of `POST /users`. If the address has no account, the same call creates one, since the text of the invitation
 * mail depends on the relationship [invitations.relation].
 */
export function toPerson(
  { accountId, email, firstname, lastname, phone, relation }: FollowerDraft & { readonly kind: 'new' },
  { studentId, schoolId }: { readonly studentId: number; readonly schoolId: number },
): CreateUser {
  const link = { schools_id: schoolId, student_id: studentId, phone, ...relation };
  return accountId === null
    ? { role: namedRoles.follower, email, firstname, lastname, ...link }
    : { authentications_id: accountId, ...link };
}
