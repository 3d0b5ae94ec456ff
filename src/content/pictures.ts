import { LOOK } from '../generated/look.ts'

/** Whether the assessment has the picture that is at this address. */
export function hasPicture(address: '/favicon.ico' | '/share-preview.png'): boolean {
  return LOOK.pictures.some((picture) => picture.address === address)
}
