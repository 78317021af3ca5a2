/** Whether a person has just done something, in the app or in a frame: the frame does nothing by itself. */
export function isAsked(): boolean {
  return navigator.userActivation?.isActive !== false;
}
