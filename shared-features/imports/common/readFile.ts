/**
 * Reads a file as `data:…;base64,…` for the API.
 * @throws when the browser can't read it any more (moved, a key taken out)
 */
export function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `readAsDataURL` gives a text.
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}
