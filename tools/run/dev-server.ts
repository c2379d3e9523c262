import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** Paths that are proxied to the server. */
const proxiedPaths = ['/api', '/gar', '/outbox', '/remotes'];

type Options = {
  readonly host: string;
  readonly port: number;
  /** Address of the API server. */
  readonly server: string;
  readonly middleware?: DevServerConfiguration['setupMiddlewares'];
};

const withReactRefresh = (config: Configuration): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), new ReactRefresh({ overlay: false, exclude: [/node_modules/, /tools/] })],
});

/** Serves the builds from memory with hot module replacement, and proxies `proxiedPaths` to the server. */
export async function serveHot(
  configs: readonly Configuration[],
  { host, port, server, middleware }: Options,
): Promise<DevServer> {
  const devServer = new DevServer(
    {
      host,
      port,
      hot: true,
      setupExitSignals: false, // `ChildProcesses` handles the signals
      allowedHosts: [host, 'localhost'],
      historyApiFallback: { index: '/index.html' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      proxy: [{ context: proxiedPaths, target: server }],
      static: false,
      ...(middleware && { setupMiddlewares: middleware }),
    },
    webpack(configs.map(withReactRefresh)),
  );
  await devServer.start();
  return devServer;
}
