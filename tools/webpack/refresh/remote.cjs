module.exports = globalThis.reactRefreshRuntime;
