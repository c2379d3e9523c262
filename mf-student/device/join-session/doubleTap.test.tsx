import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { composeStory } from '@storybook/react';
import { act, fireEvent, render, screen } from '@testing-library/react';

import remote from '../../remote.ts';
import { session } from '../device.data.ts';
import { acceptDelayMs } from '../double-tap/useDoubleTapGuard.ts';
import { RestStep } from '../revise/RestStep.tsx';
import { HelloStep } from './HelloStep.tsx';
import { NameStep } from './NameStep.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function tap(target: Element) {
  fireEvent.pointerDown(target);
  fireEvent.pointerUp(target);
  fireEvent.click(target);
}

const { students } = session;
const decorators = [hosted({ texts: remote.texts })];
const Names = composeStory({ args: { students, onStudent: jest.fn() } }, { component: NameStep, decorators });
const hello = { student: students[0]!, onStart: jest.fn(), onOther: jest.fn(), busy: false };
const Hello = composeStory({ args: hello }, { component: HelloStep, decorators });
const Rest = composeStory({ args: { firstname: 'Zoé', onDone: jest.fn() } }, { component: RestStep, decorators });

test.each([80, 250, 700])('a tap %i ms after the names appear chooses no name [tablets.double-tap]', async (ms) => {
  const onStudent = jest.fn();
  render(<Names onStudent={onStudent} />);
  await screen.findByText('Maya');
  wait(ms);
  tap(screen.getByText('Maya'));
  expect(onStudent).not.toHaveBeenCalled();
  wait(acceptDelayMs);
  tap(screen.getByText('Maya'));
  expect(onStudent).toHaveBeenCalledTimes(1);
});

test.each([80, 250, 700])(
  'a tap %i ms after the question appears does not confirm or reject the name [tablets.double-tap]',
  async (ms) => {
    const onStart = jest.fn();
    const onOther = jest.fn();
    render(<Hello onStart={onStart} onOther={onOther} />);
    const start = await screen.findByRole('button', { name: 'Commencer' });
    const other = screen.getByRole('button', { name: 'Ce n’est pas moi' });
    wait(ms);
    tap(start);
    tap(other);
    expect([onStart, onOther].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    wait(acceptDelayMs);
    tap(start);
    expect(onStart).toHaveBeenCalledTimes(1);
  },
);

test.each([80, 250, 700])(
  'a tap %i ms after the start does not leave the step that says that no card is due [tablets.double-tap]',
  async (ms) => {
    const onDone = jest.fn();
    render(<Rest onDone={onDone} />);
    const done = await screen.findByRole('button', { name: 'Terminé' });
    wait(ms);
    tap(done);
    expect(onDone).not.toHaveBeenCalled();
    wait(acceptDelayMs);
    tap(done);
    expect(onDone).toHaveBeenCalledTimes(1);
  },
);
