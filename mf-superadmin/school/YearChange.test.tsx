import { yearChangeTexts } from '@memocartes/shared-features/schools/year-change/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';

import { api } from './school.data.ts';
import YearChange from './YearChange.tsx';

const counts = { up: 2, repeat: 0, leave: 0, no_level: 0, to_place: 2, tracking_lost: 0 };

test('after a year change, a link leads to the students without a class on the page of the school', async () => {
  const { user } = await renderInHost(
    <Routes>
      <Route path="/superadmin/schools/:id/year-change" element={<YearChange />} />
    </Routes>,
    {
      me: fakeMe('SUPERADMIN'),
      texts: yearChangeTexts,
      route: '/superadmin/schools/1/year-change',
      api: {
        ...api,
        'POST /schools/:id/year_change/preview': {
          digest: 'a',
          pupils: [],
          classes: [],
          counts,
          nb_open_sessions: 0,
          last_change: null,
        },
        'POST /schools/:id/year_change': { operation_id: 7, counts },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Appliquer le passage' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Appliquer le passage' }));
  expect(await screen.findByRole('link', { name: 'Placer les 2 élèves sans classe' })).toHaveAttribute(
    'href',
    '/superadmin/schools/1?tab=students&students-class_id=none',
  );
});
