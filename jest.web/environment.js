import JsdomEnvironment from 'jest-environment-jsdom';

import { remember } from './page.js';
import { computeStylesLazily } from './styles.js';

/** The `environment` that this worker keeps for all its test files. */
const kept = {};

/** jsdom with one page for all test files of a worker; the page is reset after each file. */
export default class KeptPage extends JsdomEnvironment {
  constructor(config, context) {
    if (kept.environment) {
      kept.environment.reportTo(context.console);
      return kept.environment;
    }
    super(config, context);
    computeStylesLazily(this.global);
    this.page = remember(this.global);
    kept.environment = this;
  }

  /** Sends jsdom's messages, such as those about features it lacks, to the console of the running test file. */
  reportTo(console) {
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => console.error(error));
  }

  /** Keeps the globals whose names match a predicate when the page is reset. */
  keepGlobals(isKept) {
    this.page.keepGlobals(isKept);
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // Runs React's pending work after the last component has unmounted.
    await new Promise((resolve) => setImmediate(resolve));
    this.dom.reconfigure({ url: 'http://localhost/' });
    this.page.restore();
  }
}
