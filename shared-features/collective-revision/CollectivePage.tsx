import { Loaded } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { NoClass } from '../no-class/index.ts';
import { useMyClasses } from '../packs/assign/useMyClasses.ts';
import { CollectiveRevision } from './CollectiveRevision.tsx';
import './collective.css';

/** `/classes/collective/:id?`: large cards, shown to the whole class. Without an id, the user chooses the class. */
export default function CollectivePage() {
  const id = useIdParam();
  return id === undefined ? <ChooseClass /> : <CollectiveRevision key={id} classId={id} />;
}

function ChooseClass() {
  const { t } = useTranslation('collective');
  const ownClasses = useMyClasses();
  return (
    <div className="collective collective--choice">
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <Loaded {...ownClasses} waiting={<Loading height={120} />}>
        {(classes) =>
          classes.length > 0 ? (
            <nav aria-label={t('choose')} className="collective__classes">
              {classes.map((item) => (
                <LinkButton key={item.id} size="large" icon="class" to={`/classes/collective/${item.id}`}>
                  {item.name}
                </LinkButton>
              ))}
            </nav>
          ) : (
            <NoClass />
          )
        }
      </Loaded>
      <LinkButton icon="arrow-left" to="/classes/sessions">
        {t('quit')}
      </LinkButton>
    </div>
  );
}
