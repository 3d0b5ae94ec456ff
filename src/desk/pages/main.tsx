import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../ui/styles/index.css'
import './desk.css'
import { CALL_FIRST, LEADS_PATH } from './address.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

if (location.pathname === '/') history.replaceState(null, '', LEADS_PATH + CALL_FIRST)

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
