import { useState } from 'react';

import { type ConfirmedChanges, noneConfirmed } from './Difference.tsx';
import type { Verdict } from './useImport.ts';

/** What an import will write: the verdict, with the classes to create and the changes that the person confirmed. */
export function useImportPlan(verdict: Verdict | undefined) {
  const [wantsClasses, setWantsClasses] = useState(true);
  const [chosen, setChosen] = useState<ConfirmedChanges>(noneConfirmed);
  const { move } = chosen;
  const difference = verdict?.difference;
  // Corrected rows may name students who were confirmed as departed.
  const departedIds = new Set(difference?.departures.map(({ id }) => id));
  const confirmed = { move, departures: chosen.departures.filter((id) => departedIds.has(id)) };
  const missingClasses = (verdict?.classes ?? []).filter(({ id, nb_students }) => id === null && (move || nb_students));
  const classesMessage = (move ? difference?.classes_message : verdict?.classes_message) ?? null;
  // A class without a known level can't be created.
  const createdClasses = wantsClasses && !classesMessage ? missingClasses.filter(({ level }) => level) : [];
  const message = (move ? difference?.message : verdict?.message) ?? null;
  const nbAccepted = verdict?.nb_ok ?? 0;
  const nbChanges = (move ? (difference?.moves.length ?? 0) : 0) + confirmed.departures.length;

  return {
    confirmed,
    setConfirmed: setChosen,
    missingClasses,
    classesMessage,
    createdClasses,
    setWantsClasses,
    message,
    nbAccepted,
    nbChanges,
    canImport: nbAccepted + nbChanges > 0 && (!message || confirmed.departures.length > 0),
    /** Forgets the choices and the confirmed changes, for another file. */
    reset: () => {
      setWantsClasses(true);
      setChosen(noneConfirmed);
    },
  };
}
