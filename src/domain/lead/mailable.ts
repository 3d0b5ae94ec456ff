const LONGEST_LOCAL_PART = 64
const LONGEST = 254

/**
 * Whether mail may be sent to an email from normalizeEmail. Stricter than the form: one ASCII address, and
 * nothing that a mail program could read as two addresses or a display name.
 */
export function isMailable(email: string): boolean {
  const [, local = '', domain = ''] =
    /^([a-z0-9!#$%&'*+/=?^_`{|}~.-]+)@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63})$/i.exec(
      email,
    ) ?? []
  return (
    domain !== '' &&
    local.length <= LONGEST_LOCAL_PART &&
    email.length <= LONGEST &&
    !/^\.|\.\.|\.$/.test(local)
  )
}
