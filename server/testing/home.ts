import type { HomeRevisionOption } from '@memocartes/contract/devices/home-revision/home';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';

import { createClassroom, givePack, newTablet, someCards, withoutHolidays } from './classroom.ts';
import type { TestServer } from './server.ts';

/** A class with this option for revision at home and `count` cards this week, the student Zoë and her follower. */
export async function homeClassroom(server: TestServer, option: HomeRevisionOption, count = 4) {
  const classroom = await createClassroom(server, withoutHolidays);
  const { cards } = await someCards(server, count);
  await givePack(server, classroom, cards);
  const setOption = (home_revision: HomeRevisionOption) =>
    server.db.updateTable('classes').set({ home_revision }).where('id', '=', classroom.class_.id).execute();
  await setOption(option);

  /** Attaches a browser to a student with a family code of the follower. */
  const attachDevice = async (follower = classroom.follower, studentId = classroom.zoe.id) => {
    const body = await server.as(follower).body(home.createCode, { id: studentId });
    const device = newTablet(server);
    await device.call(home.attach, { body: { code: body.code } });
    return device;
  };

  return { ...classroom, cards, setOption, attachDevice, ofZoe: { student_id: classroom.zoe.id } };
}

export type HomeClassroom = Awaited<ReturnType<typeof homeClassroom>>;
