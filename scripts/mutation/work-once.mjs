/** Does the work that its parent process sends, and ends with it. */
export function workOnce(work) {
  process.once('message', (order) => {
    work(order).then(
      () => process.disconnect(),
      (error) => {
        console.error(error);
        process.exit(2);
      },
    );
  });
}
