type Address = { host: string; port: number; portSetting: string; hostSetting: string };

/**
 * Explains to the operator why the server can't listen at an address, with the remedy. Other errors are returned
 * unchanged.
 */
export function listenProblem(error: unknown, { host, port, portSetting, hostSetting }: Address): Error {
  const foreignHost = `${host} n’est pas une adresse de cette machine\u00a0: corrigez ${hostSetting}, par exemple 127.0.0.1, ou 0.0.0.0 pour toutes ses adresses.`;
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `Un autre programme utilise déjà le port ${port} (${host})\u00a0: arrêtez-le, ou choisissez un autre ${portSetting}.`,
    EACCES: `Le port ${port} est réservé au système\u00a0: choisissez un ${portSetting} à partir de 1024.`,
    EADDRNOTAVAIL: foreignHost,
    ENOTFOUND: foreignHost,
  };
  const explained = words[(error as NodeJS.ErrnoException).code ?? ''];
  return explained ? new Error(explained, { cause: error }) : (error as Error);
}
