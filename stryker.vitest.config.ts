import { configDefaults, defineConfig } from 'vitest/config'

/** The unit tests that mutation testing runs: those of its rules, on SQLite alone. */
export default defineConfig({
  test: {
    testTimeout: 600_000,
    include: [
      'src/{domain,folder,content}/**/*.test.ts',
      'src/store/{commit,sqlite}/*.test.ts',
      'src/store/*.test.ts',
      'src/web/save-result.test.ts',
    ],
    exclude: [
      ...configDefaults.exclude,
      '**/*.long.test.ts',
      '**/any-*.test.ts',
      'src/store/move-*',
    ],
  },
})
