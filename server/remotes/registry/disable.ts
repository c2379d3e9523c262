import { type Change, eventOf, historyOf, registeredOf, withChange } from './state-changes.ts';
import type { State } from './types.ts';

/** Disables a remote; its version stays [portal.disabled-remote]. @throws RegistryRefusal when it isn't published */
export function disabled(state: State, name: string, change: Change): State {
  const registered = registeredOf(state, name);
  if (registered.disabled) return state;
  return withChange(state, name, {
    registered: { ...registered, disabled: true },
    versions: historyOf(state, name).versions,
    event: eventOf('DISABLED', registered.version, change),
  });
}

/** Enables a disabled remote. @throws RegistryRefusal when it isn't published */
export function enabled(state: State, name: string, change: Change): State {
  const { disabled: isDisabled, ...registered } = registeredOf(state, name);
  if (!isDisabled) return state;
  return withChange(state, name, {
    registered,
    versions: historyOf(state, name).versions,
    event: eventOf('ENABLED', registered.version, change),
  });
}
