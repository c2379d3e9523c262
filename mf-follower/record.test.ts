import { deadNotificationLinks } from '@memocartes/shared-shell/fake-host/testing';

import { record } from './record.ts';

test('every notification of the remote’s roles leads to a page that these roles may open [notifications.links]', () => {
  const { dead, checked } = deadNotificationLinks(record);
  expect(dead).toEqual([]);
  expect(checked).toBeGreaterThan(2);
});
