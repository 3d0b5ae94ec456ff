/** Buttons open and close the dialog by this id before the code is loaded. */
export const LEAD_DIALOG_ID = 'lead-dialog'
