import { createContext } from 'react'

/** Whether the person who is logged in may change something, or export. */
export const MayChange = createContext(false)
