import { reachActions, reachSlice } from './reachability.ts';

const { suspected, lost, reached } = reachActions;
const after = (...actions: ReturnType<typeof suspected | typeof lost | typeof reached>[]) =>
  actions.reduce(reachSlice.reducer, reachSlice.getInitialState());

test('a change without a response is remembered until the API is reached, even if the API was already known to be lost [interface.lost-response]', () => {
  const isRemembered = { hasUnansweredChange: true };
  expect(after(suspected('mutation'))).toMatchObject({ status: 'suspected', ...isRemembered });
  expect(after(suspected('mutation'), suspected('query'), lost())).toMatchObject({ status: 'lost', ...isRemembered });
  expect(after(suspected('query'), lost(), suspected('mutation'))).toMatchObject({ status: 'lost', ...isRemembered });
  expect(after(suspected('mutation'), lost(), reached())).toEqual({ status: 'ok', hasUnansweredChange: false });
});

test('a read without a response is not remembered as a change without a response', () => {
  expect(after(suspected('query'), lost())).toEqual({ status: 'lost', hasUnansweredChange: false });
});
