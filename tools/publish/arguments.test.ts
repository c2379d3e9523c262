import { readArguments } from './arguments.ts';

test('reads remotes, an audience, a version and a reason', () => {
  expect(readArguments('publish', ['teacher', 'mf-follower'])).toEqual({ names: ['mf-teacher', 'mf-follower'] });
  expect(readArguments('publish', ['mf-teacher', '--canary', '5%'])).toEqual({
    names: ['mf-teacher'],
    audience: { share: 5 },
  });
  expect(readArguments('publish', ['--school=12, 13,12', 'teacher']).audience).toEqual({ schools: [12, 13] });
  expect(readArguments('publish', ['teacher', '--skip-checks'])).toEqual({ names: ['mf-teacher'], skipsChecks: true });
  expect(readArguments('rollback', ['teacher', '--to', '1.0.0-ab', '--reason', 'white page'])).toEqual({
    names: ['mf-teacher'],
    to: '1.0.0-ab',
    reason: 'white page',
  });
});

test.each<[string, string[], string]>([
  ['publish', [], 'Which remote? For example: npm run publish-remote -- mf-teacher'],
  ['publish', ['teacher', '--canary', '5/100'], 'this is 5/100'],
  ['publish', ['teacher', '--canary', '101'], 'between 0 and 100 %'],
  ['publish', ['teacher', '--school', '12,x'], 'not an id: x'],
  [
    'publish',
    ['teacher', '--canary'],
    'Options of publish-remote: --canary, --school, --skip-checks. --skip-checks publishes without types',
  ],
  ['publish', ['teacher', '--to', '1'], "Unknown option '--to'"],
  ['enable', ['teacher', '--school', '1'], 'Options of enable-remote: none'],
  ['rollback', ['teacher', 'follower', '--to', '1'], '--to names a version of one remote'],
])('%s %j is refused: %s', (action, args, problem) => {
  expect(() => readArguments(action, args)).toThrow(problem);
});
