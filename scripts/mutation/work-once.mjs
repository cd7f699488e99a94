/** Does the work that whoever started this process sends, and ends with it. */
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
