import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Cropper.stories.tsx';
import { Cropper } from './Cropper.tsx';

// jsdom can't draw: a fake replaces the library and records the calls.
const mockToDataURL = jest.fn((_type: string, quality: number) => `data:image/jpeg;base64,q${quality}`);
const mockCropper = {
  zoom: jest.fn(),
  move: jest.fn(),
  rotate: jest.fn(),
  getCroppedCanvas: jest.fn((_options: object) => ({ toDataURL: mockToDataURL })),
};
const mockProps: Record<string, unknown>[] = [];

jest.mock('react-cropper', () => ({
  __esModule: true,
  default: function FakeCropper(props: {
    readonly src: string;
    readonly alt: string;
    readonly ready: (event: object) => void;
  }) {
    mockProps.push(props);
    const { ready } = props;
    const isReady = useRef(false);
    useEffect(() => {
      if (!isReady.current) ready({ currentTarget: { cropper: mockCropper } });
      isReady.current = true;
    }, [ready]);
    return <img src={props.src} alt={props.alt} />;
  },
}));

testStories(stories);

const cropping = async () => {
  const onReady = jest.fn<undefined, [() => string | undefined]>();
  renderInTheme(<Cropper src="data:image/jpeg;base64,AA" onReady={onReady} />);
  await screen.findByRole('group', { name: /Zone à garder/ });
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  await screen.findByRole('img', { name: 'Aperçu' });
  return onReady.mock.calls[0]![0];
};

test('crops a square of 200 px as JPEG of quality 0.9, with a preview of quality 0.65 [accounts.photo-crop]', async () => {
  const crop = await cropping();
  expect(mockProps.at(-1)).toMatchObject({ aspectRatio: 1 });
  expect(screen.getByRole('img', { name: 'Image à recadrer' })).toBeVisible();
  expect(crop()).toBe('data:image/jpeg;base64,q0.9');
  expect(mockCropper.getCroppedCanvas).toHaveBeenLastCalledWith(expect.objectContaining({ width: 200, height: 200 }));
  expect(mockToDataURL).toHaveBeenLastCalledWith('image/jpeg', 0.9);
  expect(await screen.findByRole('img', { name: 'Aperçu' })).toHaveAttribute('src', 'data:image/jpeg;base64,q0.65');
});

test('a crop with `cut` has the given aspect ratio and maximum size, and no preview', async () => {
  const onReady = jest.fn<undefined, [() => string | undefined]>();
  renderInTheme(<Cropper src="data:image/jpeg;base64,AA" cut={{ ratio: 4 / 3, longest: 1040 }} onReady={onReady} />);
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  expect(mockProps.at(-1)).toMatchObject({ aspectRatio: 4 / 3 });
  expect(onReady.mock.calls[0]![0]()).toBe('data:image/jpeg;base64,q0.9');
  expect(mockCropper.getCroppedCanvas).toHaveBeenLastCalledWith(
    expect.objectContaining({ maxWidth: 1040, maxHeight: 1040 }),
  );
  expect(screen.queryByRole('img', { name: 'Aperçu' })).not.toBeInTheDocument();
});

test('buttons zoom, move and rotate; keys zoom and move', async () => {
  await cropping();
  await userEvent.click(screen.getByRole('button', { name: 'Agrandir' }));
  expect(mockCropper.zoom).toHaveBeenLastCalledWith(0.1);
  await userEvent.click(screen.getByRole('button', { name: 'Tourner à droite' }));
  expect(mockCropper.rotate).toHaveBeenLastCalledWith(90);
  await userEvent.click(screen.getByRole('button', { name: 'Déplacer vers le haut' }));
  expect(mockCropper.move).toHaveBeenLastCalledWith(0, -12);
  screen.getByRole('group', { name: /Zone à garder/ }).focus();
  await userEvent.keyboard('{ArrowRight}-');
  expect(mockCropper.move).toHaveBeenLastCalledWith(12, 0);
  expect(mockCropper.zoom).toHaveBeenLastCalledWith(-0.1);
});

test('an unreadable picture shows an error', async () => {
  await cropping();
  fireEvent.error(screen.getByRole('group', { name: /Zone à garder/ }).querySelector('img')!);
  expect(await screen.findByText('Cette image ne peut pas être lue.')).toBeVisible();
});
