import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Message of an error that ends a command, for the person who typed it. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Parses the arguments of a command. @throws Error that names the wrong argument, followed by `help` */
export function parseArguments<const Config extends ParseArgsConfig>(
  config: Config,
  help: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${errorMessage(error).split('. ', 1)[0]}.${help}`, { cause: error });
  }
}
