import { act, renderHook } from '@testing-library/react';

import { usePickedPicture } from './usePickedPicture.ts';

const jpeg = (content: string) => `data:image/jpeg;base64,/9j/${content}`;
const fileOf = (name: string) => new File([], name, { type: 'image/jpeg' });

test('ignores a file that is read only after another was picked, or after it was removed [accounts.photo-refused]', async () => {
  const reads = new Map<string, { readonly resolve: (data: string) => void; readonly reject: () => void }>();
  const read = ({ name }: File) =>
    new Promise<string>((resolve, reject) => reads.set(name, { resolve, reject: () => reject(new Error(name)) }));
  const { result } = renderHook(() => usePickedPicture(read));
  const pick = async (file: File | null) => act(async () => void result.current.pick(file));
  await pick(fileOf('slow.jpg'));
  await pick(fileOf('quick.jpg'));
  await act(async () => reads.get('quick.jpg')?.resolve(jpeg('QUICK')));
  await act(async () => reads.get('slow.jpg')?.resolve(jpeg('SLOW')));
  expect(result.current).toMatchObject({ file: { name: 'quick.jpg' }, src: jpeg('QUICK'), isRefused: false });
  await pick(fileOf('broken.jpg'));
  await pick(fileOf('other.jpg'));
  await act(async () => reads.get('broken.jpg')?.reject());
  expect(result.current).toMatchObject({ file: { name: 'other.jpg' }, isRefused: false });
  await pick(null);
  await act(async () => reads.get('other.jpg')?.resolve(jpeg('OTHER')));
  expect(result.current).toMatchObject({ file: null, src: undefined, isRefused: false });
});
