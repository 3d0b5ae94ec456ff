/** Buttons open and close the dialog by this name where there is no code yet. */
export const LEAD_DIALOG_ID = 'lead-dialog'
