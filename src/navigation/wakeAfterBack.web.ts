/**
 * Firefox drops a message that a page posts to itself while it goes into the back/forward cache. React's scheduler does
 * nothing until its own message has arrived, so after Back nothing would be drawn any more. When the page comes back, the
 * message is posted again; one too many finds nothing to do.
 *
 * The scheduler keeps its port to itself. Nothing else in the app posts to one, so the first message tells which it is.
 */
export function wakeAfterBack(): void {
  const original = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage');
  if (original === undefined) return;
  MessagePort.prototype.postMessage = function postAndRemember(
    this: MessagePort,
    message: unknown,
  ) {
    Object.defineProperty(MessagePort.prototype, 'postMessage', original);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.postMessage(null);
    });
    this.postMessage(message);
  };
}
