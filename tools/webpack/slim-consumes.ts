import type { Compiler, RuntimeModule } from 'webpack';

/** Fields that the plugin writes for each consumed module and that `runtime.js` does not read. */
const unread = /^\s*(?:fallback|shareScope|singleton|strictVersion|eager|layer): .*,$\n/gm;

/** Leaves in a remote's entry only what `runtime.js` reads of the modules that the remote takes from its host. */
export class SlimConsumes {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SlimConsumes', (compilation) => {
      compilation.hooks.runtimeModule.tap('SlimConsumes', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => generate()?.toString().replace(unread, '') ?? null;
      });
    });
  }
}
