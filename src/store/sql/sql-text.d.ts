/** Vite's raw import: the build carries the SQL as text. */
declare module '*.sql?raw' {
  const sql: string
  export default sql
}
