import { useState } from 'react';

import { type ConfirmedChanges, nothingConfirmed } from './Difference.tsx';
import type { Verdict } from './useImport.ts';

/** What an import will write: the verdict, with the classes to create and the changes that the person confirmed. */
export function useImportPlan(verdict: Verdict | undefined) {
  const [wantsClasses, setWantsClasses] = useState(true);
  const [chosen, setChosen] = useState<ConfirmedChanges>(nothingConfirmed);
  const { move } = chosen;
  const difference = verdict?.difference;
  // Corrected rows may name students who were confirmed as departed.
  const departedIds = new Set(difference?.departures.map(({ id }) => id));
  const confirmed = { move, departures: chosen.departures.filter((id) => departedIds.has(id)) };
  const missingClasses = (verdict?.classes ?? []).filter(({ id, nb_students }) => id === null && (move || nb_students));
  const classesMessage = (move ? difference?.classes_message : verdict?.classes_message) ?? null;
  // A class without a known level can't be created.
  const createdClasses = wantsClasses && !classesMessage ? missingClasses.filter(({ level }) => level) : [];
  const { nb_seats_missing = 0, message: seatsMessage = null } = (move ? difference : verdict) ?? {};
  // Departures free seats.
  const nbSeatsMissing = Math.max(0, nb_seats_missing - confirmed.departures.length);
  const message = nbSeatsMissing > 0 ? seatsMessage : null;
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
    /**
     * Number of students to mark as departed until the accepted rows have seats; 0 if departures can't free enough
     * seats.
     */
    nbDeparturesNeeded: nbSeatsMissing <= departedIds.size - confirmed.departures.length ? nbSeatsMissing : 0,
    nbAccepted,
    nbChanges,
    canImport: nbAccepted + nbChanges > 0 && !message,
    /** Resets the choices and the confirmed changes, for another file. */
    reset: () => {
      setWantsClasses(true);
      setChosen(nothingConfirmed);
    },
  };
}
