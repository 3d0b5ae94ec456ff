import { describeCommands } from './commands.suite.ts'
import { describeDesk } from './desk/desk.suite.ts'
import { startForCommands } from './postgres-commands.suite.ts'

// What they ask of a database is held by src/store/postgres/owner-store.test.ts.
const setup = await startForCommands()
describeCommands('PostgreSQL', setup)
describeDesk('PostgreSQL', setup)
