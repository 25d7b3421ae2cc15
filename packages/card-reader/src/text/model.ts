/** Runs one model: planar float input of shape [batch, 3, height, width]. */
export type Model = (input: Float32Array, dims: number[]) => Promise<ModelOutput>;

interface ModelOutput {
  data: Float32Array;
  dims: readonly number[];
}

/** Makes a model's file (ONNX) ready to run: what an engine does for its platform. */
export type ModelLoader = (file: Uint8Array) => Promise<Model>;
