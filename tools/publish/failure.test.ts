import { failureMessage } from './failure.ts';

test('the message about a missing permission on the folder of remotes contains the remedy', () => {
  const refused = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    path: '/srv/remotes/.lock.1',
  });
  expect(failureMessage(refused)).toMatch(
    /^The registry is unchanged: \/srv\/remotes\/\.lock\.1 can’t be written \(EACCES\)\. Run this command as the user/,
  );
});

test('the message about a full disk contains the remedy', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(failureMessage(full)).toMatch(
    /^The registry is unchanged: the disk or quota is full \(ENOSPC\)\. Free space, then run/,
  );
});

test('other errors keep their message', () => {
  expect(failureMessage(new Error('mf-teacher has no candidate.'))).toBe('mf-teacher has no candidate.');
  expect(failureMessage('aborted')).toBe('aborted');
  const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: '/srv/remotes' });
  expect(failureMessage(missing)).toBe('ENOENT: no such file');
});
