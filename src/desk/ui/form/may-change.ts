import { createContext } from 'react'

/** Whether who asks may export and change; some may only look. */
export const MayChange = createContext(true)
