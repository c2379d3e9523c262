import { createSemaphore } from './bulkhead.ts';

test('grants places in the order of the calls, and refuses a call that has waited for one second', async () => {
  const places = createSemaphore(1);
  await places.take();
  const order: string[] = [];
  const second = places.take().then(() => order.push('second'));
  const third = places.take().then(() => order.push('third'));
  places.giveBack();
  await second;
  expect(order).toEqual(['second']);
  places.giveBack();
  await third;
  await expect(places.take()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  places.giveBack();
  await places.take(); // A refused caller takes no place.
});
