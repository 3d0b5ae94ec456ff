/** What is said at "Email me this report" once the server has answered. */
export const COPY_SAID = {
  sent: 'It is on its way to the email that you left.',
  repeated: 'It was sent before. Look among your spam, too.',
  limited: 'Too many were sent. Try again tomorrow, or copy the link.',
  refused: 'This report cannot be sent by email. Copy the link instead.',
  unavailable: 'It could not be sent now. Try again in a minute.',
} as const
