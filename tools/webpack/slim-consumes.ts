import type { Compiler, RuntimeModule } from 'webpack';

/** Fields that the plugin writes for each consumed module and that `runtime.js` does not read. */
const unusedFields = /^\s*(?:fallback|shareScope|singleton|strictVersion|eager|layer): .*,$\n/gm;

/** Reduces the data on consumed modules in a remote's entry to the fields that `runtime.js` reads. */
export class SlimConsumes {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SlimConsumes', (compilation) => {
      compilation.hooks.runtimeModule.tap('SlimConsumes', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => generate()?.toString().replace(unusedFields, '') ?? null;
      });
    });
  }
}
