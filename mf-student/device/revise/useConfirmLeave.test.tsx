import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { composeStory } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';

import remote from '../../remote.ts';
import { press } from '../testing/press.ts';
import { useConfirmLeave } from './useConfirmLeave.ts';

type Props = { readonly isActive: boolean; readonly hasAnswered?: boolean; readonly onLeave: () => void };

function Revising({ isActive, hasAnswered = true, onLeave }: Props) {
  const leave = useConfirmLeave({ isActive, hasAnswered, onLeave });
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <>
      <button type="button" onClick={leave}>
        Arrêter la révision
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Page précédente
      </button>
      <p>Entrée {key}</p>
    </>
  );
}

const Page = composeStory<Props>({}, { component: Revising, decorators: [hosted({ texts: remote.texts })] });

test('closes the question when the revision ends meanwhile, and does not leave [tablets.stop]', async () => {
  const onLeave = jest.fn();
  const { rerender } = render(<Page isActive onLeave={onLeave} />);
  await press('Arrêter la révision');
  expect(await screen.findByRole('alertdialog', { name: /^Tu veux arrêter/ })).toBeVisible();
  rerender(<Page isActive={false} onLeave={onLeave} />);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onLeave).not.toHaveBeenCalled();
  rerender(<Page isActive onLeave={onLeave} />);
  await press('Arrêter la révision');
  await userEvent.click(await screen.findByRole('button', { name: 'Arrêter' }));
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
});

test('a revision that continues after an undo asks only about a later Back, not about a Back at the end of the revision [tablets.stop]', async () => {
  const { rerender } = render(<Page isActive onLeave={jest.fn()} />);
  const entry = () => screen.getByText(/^Entrée/).textContent;
  await waitFor(() => expect(entry()).not.toBe('Entrée default'));
  rerender(<Page isActive={false} onLeave={jest.fn()} />);
  await press('Page précédente');
  await waitFor(() => expect(entry()).toBe('Entrée default'));
  rerender(<Page isActive onLeave={jest.fn()} />);
  await waitFor(() => expect(entry()).not.toBe('Entrée default'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Page précédente');
  expect(await screen.findByRole('alertdialog', { name: /^Tu veux arrêter/ })).toBeVisible();
});

test('Back before the first answer leaves the revision without a question [tablets.stop]', async () => {
  const onLeave = jest.fn();
  render(<Page isActive hasAnswered={false} onLeave={onLeave} />);
  await waitFor(() => expect(screen.getByText(/^Entrée/)).not.toHaveTextContent('Entrée default'));
  await press('Page précédente');
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
