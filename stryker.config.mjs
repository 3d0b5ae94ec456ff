export default {
  testRunner: 'vitest',
  vitest: { configFile: 'stryker.vitest.config.ts' },
  // It would rewrite tsconfig.json by an interface that TypeScript 7 no longer has; nothing here reads that file.
  tsconfigFile: 'none',
  mutate: [
    'src/{domain,content,folder}/**/*.ts',
    'src/store/commit/*.ts',
    'src/store/{erase,purge}.ts',
    'src/web/save-result.ts',
    '!**/*.test.ts',
  ],
  // A constant of a module is made once, so that each of its changes needs a run of all tests.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'html', 'json'],
  tempDirName: '.cache/stryker',
}
