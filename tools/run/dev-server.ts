import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';

/** Paths that the server answers while the pages come from memory. */
const served = ['/api', '/gar', '/outbox', '/remotes'];

type Options = {
  readonly host: string;
  readonly port: number;
  /** Address of the server, behind this one. */
  readonly server: string;
  readonly middleware?: DevServerConfiguration['setupMiddlewares'];
};

const hot = (config: Configuration): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), new ReactRefresh({ overlay: false, exclude: [/node_modules/, /tools/] })],
});

/** Serves builds from memory, replaces modules in the open page as they change, and passes the rest to the server. */
export async function serveHot(
  configs: Configuration[],
  { host, port, server, middleware }: Options,
): Promise<DevServer> {
  const devServer = new DevServer(
    {
      host,
      port,
      hot: true,
      setupExitSignals: false, // `Children` ends the server first
      allowedHosts: [host, 'localhost'],
      historyApiFallback: { index: '/index.html' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      proxy: [{ context: served, target: server }],
      static: false,
      ...(middleware && { setupMiddlewares: middleware }),
    },
    webpack(configs.map(hot)),
  );
  await devServer.start();
  return devServer;
}
