import { z } from 'zod';

import { idParams } from '../fields/fields.schemas.ts';
import { largestId } from '../fields/largest-id.ts';
import { routes } from '../http/route.ts';
import { option, pageLength, selectQuery } from '../lists/lists.schemas.ts';
import { maxPageSize } from '../lists/page-size.ts';
import { subjectsCalls } from './subjects.calls.ts';

const subjectOption = option.extend({ parent_id: z.int().nullable(), code: z.string() });
export type SubjectOption = z.infer<typeof subjectOption>;

export const subject = option.extend({ code: z.string(), parent: option.nullable(), children: z.array(option) });
export type Subject = z.infer<typeof subject>;

export const subjects = routes('subjects', subjectsCalls, {
  select: {
    summary:
      'Subjects, those without a parent first; `parent_id` selects the children of one subject, 0 those without a parent.',
    query: selectQuery.extend({
      parent_id: z.coerce.number().int().min(0).max(largestId).optional(),
      nb_items: pageLength(maxPageSize),
    }),
    response: z.object({ subjects: z.array(subjectOption), count: z.int() }),
  },
  view: { summary: 'A subject with its parent and children.', params: idParams, response: subject },
});
