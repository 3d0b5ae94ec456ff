import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { escaped } from '../../src/http/html.ts'

export const MAILS_PATH = '/mails'
const FILE = /^\/([\w-]+\.eml)$/

/** Where caught mails are read: a list, the newest first, and each by itself. `folder`: has a file for each. */
export function mailPages(folder) {
  return async (request, reply, next) => {
    const [path] = request.url.split('?')
    const file = FILE.exec(path)?.[1]
    if (path !== '/' && (file === undefined || !existsSync(join(folder, file)))) return next()
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    return reply.end(file === undefined ? await listPage(folder) : await mailPage(folder, file))
  }
}

async function listPage(folder) {
  const files = readdirSync(folder).toSorted().toReversed()
  const rows = await Promise.all(
    files.map(async (file) => {
      const { subject, to } = await readMail(folder, file)
      return `<li><a href="${MAILS_PATH}/${file}">${escaped(subject)}</a> to ${escaped(to)}</li>`
    }),
  )
  return pageOf('Mails', `<ul>${rows.join('')}</ul>${rows.length > 0 ? '' : '<p>None yet.</p>'}`)
}

async function mailPage(folder, file) {
  const { subject, to, text, html, attachments } = await readMail(folder, file)
  const names = attachments.map(({ filename }) => filename).join(', ')
  return pageOf(
    subject,
    `<p><a href="${MAILS_PATH}">All mails</a></p><p>To ${escaped(to)}</p>
    ${html ? `<iframe sandbox srcdoc="${escaped(html)}"></iframe>` : ''}
    <pre>${escaped(text ?? '')}</pre>${names === '' ? '' : `<p>With ${escaped(names)}</p>`}`,
  )
}

async function readMail(folder, file) {
  const mail = await PostalMime.parse(readFileSync(join(folder, file)))
  const to = (mail.to ?? []).map(({ address }) => address).join(', ')
  return { ...mail, to, subject: mail.subject ?? '(no subject)' }
}

function pageOf(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
  <style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:48rem}pre{white-space:pre-wrap}
  iframe{width:100%;height:40rem;border:1px solid}li{margin:.5rem 0}</style>
  <h1>${escaped(title)}</h1>${body}`
}
